-- Second factor: being staff takes a session in which the code of an authenticator app was given.

-- Returns true if the caller is staff and has given the second factor in this session. For signed-in users
-- and the server. Only the service writes app_metadata; a user can write user_metadata.
create or replace function private.is_staff()
returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(
    (select auth.jwt()) -> 'app_metadata' ->> 'role' = 'staff' and (select auth.jwt()) ->> 'aal' = 'aal2',
    false
  );
$$;

alter function private.my_data() rename to my_data_without_factors;
revoke execute on function private.my_data_without_factors() from authenticated;

-- As before, with the second factors, without their keys. Definer: clients have no rights in schema auth.
create function private.my_data()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.my_data_without_factors() || jsonb_build_object('second_factors', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', f.friendly_name, 'status', f.status, 'created_at', f.created_at
    ) order by f.created_at), '[]')
    from auth.mfa_factors f where f.user_id = auth.uid()
  ));
$$;
revoke all on function private.my_data() from public;
grant execute on function private.my_data() to authenticated;
