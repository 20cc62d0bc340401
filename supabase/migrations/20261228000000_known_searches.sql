-- Saving a search says whether it is new, so that nobody reads all of a person's searches first.
set lock_timeout = '4s';

create function private.keep_search(
  p_query text, p_filters jsonb, p_name text, p_frequency public.alert_frequency
)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  known  uuid;
  added  uuid;
begin
  if person is null then
    raise exception 'There is no account to save a search for' using errcode = '42501';
  end if;
  -- Lets in one search of a person at a time: two tabs save together.
  perform pg_advisory_xact_lock(hashtextextended('saved search ' || person, 0));
  select s.id into known from public.saved_searches s where s.user_id = person and s.query = p_query;
  if known is null then
    if (select count(*) from public.saved_searches s where s.user_id = person) >= 50 then
      raise exception 'There are 50 saved searches' using errcode = 'PT409';
    end if;
    insert into public.saved_searches (user_id, query, filters, name, frequency, confirmed_at)
    values (person, p_query, p_filters, p_name, p_frequency, now()) returning id into added;
  end if;
  return jsonb_build_object('id', coalesce(known, added), 'is_new', known is null);
end;
$$;
revoke all on function private.keep_search from public;
grant execute on function private.keep_search to authenticated, service_role;

create function public.keep_search(
  p_query text, p_filters jsonb, p_name text, p_frequency public.alert_frequency
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.keep_search(p_query, p_filters, p_name, p_frequency);
$$;
comment on function public.keep_search
  is 'Saves a search of the caller: {id, is_new}; the same query twice is one, as first saved. Raises PT409 at the 51st, '
  '23514 for a name or query that does not fit. For signed-in users.';
revoke all on function public.keep_search from public, anon, authenticated;
grant execute on function public.keep_search to authenticated, service_role;

-- For builds that are older than keep_search; to be dropped once none is served.
create or replace function public.save_search(
  p_query text, p_filters jsonb, p_name text, p_frequency public.alert_frequency
)
returns uuid
language sql
set search_path = ''
as $$
  select (private.keep_search(p_query, p_filters, p_name, p_frequency) ->> 'id')::uuid;
$$;
comment on function public.save_search
  is 'Like keep_search, but returns the id alone. For builds that are older than it.';

drop function private.save_search(text, jsonb, text, public.alert_frequency);
