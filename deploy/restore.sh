#!/bin/sh
# DATABASE_URL=… deploy/restore.sh <file>: restores a back-up into an empty database, all of it or nothing. The server
# has to have the roles of Supabase, as a project has, and one to which the migrations were applied.
set -eu
file=${1:?"Usage: DATABASE_URL=… deploy/restore.sh <file>"}
pg_restore --exit-on-error --single-transaction --dbname="${DATABASE_URL:?is not set}" "$file"
