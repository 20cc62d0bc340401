-- Lets a change of a saved search leave out what it does not change.

set lock_timeout = '4s';

create or replace function public.change_saved_search(
  p_id uuid, p_name text default null, p_frequency public.alert_frequency default null, p_is_paused boolean default null,
  p_subscriber_id uuid default null
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.saved_searches set
    name = coalesce(p_name, name), frequency = coalesce(p_frequency, frequency),
    is_paused = coalesce(p_is_paused, is_paused)
  where id = p_id
    and case when p_subscriber_id is null then user_id = (select auth.uid()) else subscriber_id = p_subscriber_id end;
  return found;
end;
$$;
