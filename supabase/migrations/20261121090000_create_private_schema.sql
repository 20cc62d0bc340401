-- What the API must not expose lives in schema private: helpers of policies, triggers, counters.
-- Everything that runs with its owner's rights (security definer) belongs here, never in public.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Staff are marked in app_metadata, which only the service can write; user_metadata is never trusted.
create function private.is_staff()
returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce((select auth.jwt()) -> 'app_metadata' ->> 'role' = 'staff', false);
$$;
revoke all on function private.is_staff() from public;
grant execute on function private.is_staff() to authenticated;

create function private.set_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
revoke all on function private.set_updated_at() from public;
