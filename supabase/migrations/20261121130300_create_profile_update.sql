-- Name, phone and avatar live in the account's own metadata. The auth service merges what it is sent
-- in its own memory, so that of two saves at once it may lose one; this takes the row first. It writes
-- what differs from what the person was shown, and nothing at all where that has changed meanwhile.
--
-- Definer: nobody may touch schema auth, and this changes nobody but the caller.
create function private.update_profile(p_typed jsonb, p_seen jsonb)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  held      jsonb;
  changed   jsonb;
  conflicts jsonb;
begin
  select coalesce(u.raw_user_meta_data, '{}') into held
  from auth.users u where u.id = auth.uid() for update;
  if not found then
    raise exception 'There is no account to change' using errcode = '42501';
  end if;
  if char_length(p_typed ->> 'full_name') not between 2 and 100
     or p_typed ->> 'phone' !~ '^(\+?[0-9 ()-]{7,25})?$'
     or p_typed ->> 'avatar_url' !~ '^(https://[^[:space:]]+)?$'
     or char_length(p_typed ->> 'avatar_url') > 2048 then
    raise exception 'This is no profile' using errcode = '23514';
  end if;

  select jsonb_object_agg(field, p_typed -> field),
         jsonb_object_agg(field, coalesce(held -> field, '""'))
           filter (where coalesce(held ->> field, '') <> coalesce(p_seen ->> field, '')
                     and coalesce(held ->> field, '') <> p_typed ->> field)
  into changed, conflicts
  from unnest(array['full_name', 'phone', 'avatar_url']) as field
  where p_typed ->> field <> coalesce(p_seen ->> field, '');

  if conflicts is null and changed is not null then
    update auth.users set raw_user_meta_data = held || changed, updated_at = now()
    where id = auth.uid();
  end if;
  return coalesce(conflicts, '{}');
end;
$$;
revoke all on function private.update_profile from public;
grant execute on function private.update_profile to authenticated;

create function public.update_profile(p_typed jsonb, p_seen jsonb)
returns jsonb
language sql
set search_path = ''
as $$
  select private.update_profile(p_typed, p_seen);
$$;
comment on function public.update_profile is
  'Saves full_name, phone and avatar_url where they differ from those seen; answers with what stands there now of fields that somebody else has changed, and then saves nothing.';
revoke all on function public.update_profile from public, anon, authenticated;
grant execute on function public.update_profile to authenticated;
