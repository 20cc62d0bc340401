#!/bin/sh
# DATABASE_URL=… deploy/restore.sh <file>: restores a back-up into an empty database, completely or not at all. The
# server must have the roles of Supabase: a project has them, and so has a server to which the migrations were applied.
set -eu
file=${1:?"Usage: DATABASE_URL=… deploy/restore.sh <file>"}
pg_restore --exit-on-error --single-transaction --dbname="${DATABASE_URL:?is not set}" "$file"
