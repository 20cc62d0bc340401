#!/bin/sh
# deploy/roll.sh: restarts the processes of nginx.env one after another, on the machine of nginx. Each is taken out of
# nginx, restarted, asked for a page of each kind and put back. Stops at the first that fails, which stays out. A
# process of another machine is restarted by ssh.
set -eu
env_file=${NGINX_ENV:-/etc/forecourt/nginx.env}
conf=${NGINX_CONF:-/etc/nginx/nginx.conf}
here=$(dirname "$0")
set -a
. "$env_file"
set +a

load() {
  WITHOUT=${1:-} "$here/nginx/render.sh" > "$conf.new"
  nginx -q -t -c "$conf.new"
  mv "$conf.new" "$conf"
  systemctl reload nginx
}

for process in $(printf '%s' "$PROCESSES" | tr ';' '\n' | sed -n 's/^ *server \([^ ]*\).*/\1/p'); do
  host=${process%:*}
  port=${process##*:}
  load "$process"
  # A request that nginx has sent already is answered before the process ends.
  case $host in
    127.0.0.1) systemctl restart "forecourt@$port" ;;
    *) ssh "$host" systemctl restart "forecourt@$port" ;;
  esac
  node "$here/warm-up.mjs" "http://$process" || {
    echo "$process stays out of nginx. Mend it, or go back (deploy/README.md), then run this again" >&2
    exit 1
  }
  load
  echo "$process is back"
done
