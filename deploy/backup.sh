#!/bin/sh
# DATABASE_URL=… deploy/backup.sh <folder>: writes a back-up of the whole database, reads it once to check that it is
# complete, and removes back-ups older than KEEP_DAYS (30, because deleted personal data must be gone from them too).
# It needs pg_dump of the server's version or newer, and a direct connection, not a pooler in transaction mode.
set -eu
folder=${1:?"Usage: DATABASE_URL=… deploy/backup.sh <folder>"}
file="$folder/forecourt-$(date -u +%Y%m%dT%H%M%SZ).dump"
umask 077
mkdir -p "$folder"
pg_dump --format=custom --file="$file.part" "${DATABASE_URL:?is not set}"
pg_restore --file=/dev/null "$file.part"
mv "$file.part" "$file"
find "$folder" -name 'forecourt-*.dump' -mtime +"${KEEP_DAYS:-30}" -delete
echo "$file"
