-- Sessions: an account's own are listed, and ended one by one. What cannot be undone wants one that was opened lately.

-- Returns the caller's sessions, the newest first. Definer: clients have no rights in schema auth.
create function private.my_sessions()
returns table (id uuid, opened_at timestamptz, used_at timestamptz, user_agent text, is_current boolean)
language sql stable security definer
set search_path = ''
as $$
  select s.id, s.created_at, greatest(s.created_at, s.refreshed_at at time zone 'UTC'), s.user_agent,
    s.id::text is not distinct from (auth.jwt() ->> 'session_id')
  from auth.sessions s
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  order by s.created_at desc;
$$;
revoke all on function private.my_sessions() from public;
grant execute on function private.my_sessions() to authenticated;

create function public.my_sessions()
returns table (id uuid, opened_at timestamptz, used_at timestamptz, user_agent text, is_current boolean)
language sql stable
set search_path = ''
as $$
  select * from private.my_sessions();
$$;
comment on function public.my_sessions is
  'The caller''s sessions, the newest first: when each was opened and last renewed, by what browser. For signed-in users.';
revoke all on function public.my_sessions() from public, anon, authenticated;
grant execute on function public.my_sessions() to authenticated;

-- Ends a session of the caller. Definer: as above.
create function private.end_session(p_id uuid)
returns void
language sql security definer
set search_path = ''
as $$
  delete from auth.sessions where id = p_id and user_id = auth.uid();
$$;
revoke all on function private.end_session(uuid) from public;
grant execute on function private.end_session(uuid) to authenticated;

create function public.end_session(p_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.end_session(p_id);
$$;
comment on function public.end_session is
  'Ends one session of the caller; nothing for another''s. An access token already given out is good for at most its hour. For signed-in users.';
revoke all on function public.end_session(uuid) from public, anon, authenticated;
grant execute on function public.end_session(uuid) to authenticated;

-- Raises PT403 unless the session of the caller was opened within this time. Definer: as above.
create function private.require_sign_in_within(p_age interval)
returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not exists (
    select from auth.sessions s
    where s.id::text = (auth.jwt() ->> 'session_id') and s.user_id = auth.uid() and s.created_at > now() - p_age
  ) then
    raise exception 'This wants a sign-in of the last %', p_age using errcode = 'PT403';
  end if;
end;
$$;
revoke all on function private.require_sign_in_within(interval) from public;
grant execute on function private.require_sign_in_within(interval) to authenticated;

create or replace function public.delete_account()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_sign_in_within('10 minutes');
  perform private.delete_account();
end;
$$;
comment on function public.delete_account is
  'Deletes the caller''s account and all data that belongs to it, or nothing; refused (PT403) by a session that was opened more than ten minutes ago. For signed-in users.';

-- Trigger: every decision of staff, answers and undone ones too, is an entry of this log.
create function private.require_fresh_staff()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_sign_in_within('2 hours');
  return new;
end;
$$;
revoke all on function private.require_fresh_staff() from public;

create trigger require_fresh_staff
  before insert on public.staff_decisions
  for each row when (new.staff_id = auth.uid())
  execute function private.require_fresh_staff();
