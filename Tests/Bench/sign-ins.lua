-- Signing in with the right password, each time on a new device.
wrk.method = "POST"
wrk.path = "/v1/sessions"
wrk.headers["Content-Type"] = "application/json"
wrk.body = '{"name":"' .. os.getenv("USER_NAME") .. '","password":"' .. os.getenv("PASSWORD") .. '","device":"bench"}'
