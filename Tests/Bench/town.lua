-- One of what TOWN names asks for: pages of the feeds, votes, or what was searched for; RATE a second, of CONNECTIONS.
local asks, people = os.getenv("ASKS"), {}
for line in io.lines(os.getenv("TOWN")) do
    local token, post, words = line:match("^token (%S+) (%S+) (%S+)")
    if token then people[#people + 1] = {token = token, post = post, words = words} end
end
local feeds = {"popular", "new", "following", "for-you"}
local pause = 1000 * tonumber(os.getenv("CONNECTIONS")) / tonumber(os.getenv("RATE"))

function init()
    math.randomseed(os.time())
end

-- Not all at the same moment.
function delay()
    return pause * (0.5 + math.random())
end

function request()
    local one, other = people[math.random(#people)], people[math.random(#people)]
    local headers = {["Authorization"] = "Bearer " .. one.token, ["Content-Type"] = "application/json"}
    if asks == "feeds" then
        return wrk.format("GET", "/v1/feeds/" .. feeds[math.random(#feeds)], headers)
    elseif asks == "votes" then
        local vote = math.random() < 0.85 and 1 or -1
        return wrk.format("PUT", "/v1/posts/" .. other.post .. "/vote", headers, '{"value":' .. vote .. "}")
    end
    return wrk.format("GET", "/v1/search/posts?q=" .. other.words, headers)
end

function done(summary, latency, requests)
    io.write(string.format("     95%%  %.2fms\n", latency:percentile(95) / 1000))
end
