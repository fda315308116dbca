-- Orders placed one after the other, each with a key of its own: a thread is a guest, whose token is in TOKENS.
local threads = 0
function setup(thread)
    threads = threads + 1
    local number = 0
    for token in os.getenv("TOKENS"):gmatch("%S+") do
        number = number + 1
        if number == threads then thread:set("token", token) end
    end
end

local body, count = os.getenv("ORDER"), 0
function request()
    count = count + 1
    return wrk.format("POST", "/v1/orders", {
        ["Content-Type"] = "application/json", ["Authorization"] = "Bearer " .. token,
        ["Idempotency-Key"] = "order-" .. count,
    }, body)
end
