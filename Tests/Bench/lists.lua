-- Lists of twenty: the devices of an account.
wrk.method = "GET"
wrk.path = "/v1/sessions"
wrk.headers["Authorization"] = "Bearer " .. os.getenv("TOKEN")
