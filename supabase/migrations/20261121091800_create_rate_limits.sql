create table private.rate_limits (
  key        text        not null,
  hits       integer     not null,
  expires_at timestamptz not null,
  constraint rate_limits_pkey       primary key (key),
  constraint rate_limits_key_length check (char_length(key) between 1 and 200)
);
comment on table private.rate_limits is
  'Personal data in a hashed form: what a visitor did, by a hash of the address, until the limit expires.';
create index rate_limits_expires_at_idx on private.rate_limits (expires_at);
grant select, insert, update, delete on table private.rate_limits to service_role;

create function public.take_rate_limit(p_key text, p_limit integer, p_window_seconds integer)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  used integer;
begin
  -- Some of the expired on every call keeps the table small; skip locked, so that nobody waits.
  delete from private.rate_limits where key in (
    select r.key from private.rate_limits r where r.expires_at <= now() and r.key <> p_key
    limit 100 for update skip locked
  );

  insert into private.rate_limits as taken (key, hits, expires_at)
  values (p_key, 1, now() + make_interval(secs => p_window_seconds))
  on conflict (key) do update set
    hits       = case when taken.expires_at <= now() then 1 else least(taken.hits, p_limit) + 1 end,
    expires_at = case when taken.expires_at <= now() then excluded.expires_at else taken.expires_at end
  returning hits into used;

  return used <= p_limit;
end;
$$;
comment on function public.take_rate_limit is
  'True while p_key was taken at most p_limit times in its window of p_window_seconds. For the server only.';
revoke all on function public.take_rate_limit from public, anon, authenticated;
grant execute on function public.take_rate_limit to service_role;
