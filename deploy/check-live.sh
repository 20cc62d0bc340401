#!/bin/sh
# deploy/check-live.sh <address> <port>: kills the process of the site on this port if it does not answer three times
# in a row; systemd then starts it again (systemd/forecourt-live@.timer).
set -eu
address=${1:?"Usage: deploy/check-live.sh <address> <port>"}
port=${2:?"Usage: deploy/check-live.sh <address> <port>"}
# One that is stopped, or is starting, is left alone.
[ "$(systemctl is-active "forecourt@$port")" = active ] || exit 0
for _ in 1 2 3; do
  curl -fsS --max-time "${TIMEOUT:-5}" -o /dev/null "http://$address:$port/api/health/live" && exit 0
  sleep "${PAUSE:-2}"
done
echo "The process on port $port does not answer: it is killed" >&2
systemctl kill --signal=SIGKILL "forecourt@$port"
