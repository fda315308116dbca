-- Recipes that are written down, one a question: a thread is a machine with an account of its own, which asks again when
-- it has its answer. `TOKENS` are the accounts', one a thread.
local counter = 0
function setup(thread)
    counter = counter + 1
    local number = 0
    for token in os.getenv("TOKENS"):gmatch("%S+") do
        number = number + 1
        if number == counter then thread:set("token", token) end
    end
    threads = threads or {}
    table.insert(threads, thread)
end

local number, cursor, acked, epoch = 1, 0, '{"n":0,"chain":"' .. string.rep("0", 64) .. '"}', os.getenv("EPOCH")
local text = string.rep("Simmer gently, and stir now and then. ", 40)
created, other = 0, 0

function request()
    number = tonumber(acked:match('"n":(%d+)')) + 1
    local id = string.format("00000000-0000-7000-8000-%012d", number)
    local patch = string.format(
        '{"n":%d,"kind":"recipe","id":"%s","at":1800000000000,"full":true,"set":{"title":"Soup %d","steps":"%s"}}',
        number, id, number, text)
    local body = string.format(
        '{"client":"bench","q":%d,"epoch":"%s","cursor":%d,"acked":%s,"patches":[%s],"limit":1}',
        number, epoch, cursor, acked, patch)
    return wrk.format("POST", "/v1/shelf",
        { ["Content-Type"] = "application/json", ["Authorization"] = "Bearer " .. token }, body)
end

function response(status, headers, body)
    local said = body:match('"acked":(%b{})')
    if status == 200 and said and body:find('"refused":%[%]') then
        created, acked, cursor = created + 1, said, tonumber(body:match('"cursor":(%d+)'))
    else
        other = other + 1
    end
end

function done(summary)
    local all, wrong = 0, 0
    for _, thread in ipairs(threads) do
        all, wrong = all + thread:get("created"), wrong + thread:get("other")
    end
    print(string.format("Created: %.0f/s, refused %d", all / (summary.duration / 1e6), wrong))
end
