-- Lets a link confirm the search of its mail alone: a stranger may have typed others for the same address.
set lock_timeout = '4s';

-- Returns when an address may get the next mail with a link: one an hour and three a day. Null while one waits; a mail
-- whose search is confirmed by now is not sent.
create or replace function private.search_link_due(p_subscriber_id uuid)
returns timestamptz
language sql
set search_path = ''
as $$
  select case when not coalesce(bool_or(mail.is_waiting), false) then greatest(
    now(), max(mail.at) + interval '1 hour', (array_agg(mail.at order by mail.at desc))[3] + interval '1 day'
  ) end
  from (
    select greatest(o.created_at, o.sent_at) as at, o.sent_at is null and o.failed_at is null
      and not (o.kind = 'confirm_search' and s.confirmed_at is not null) as is_waiting
    from private.mail_outbox o join public.saved_searches s on s.id = o.saved_search_id
    where s.subscriber_id = p_subscriber_id and o.kind in ('confirm_search', 'search_link')
  ) mail;
$$;

create or replace function public.save_search_by_email(
  p_email text, p_query text, p_filters jsonb, p_name text, p_frequency public.alert_frequency
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  subscriber uuid;
  search     public.saved_searches;
  oldest     uuid;
begin
  insert into private.search_subscribers as known (email) values (lower(btrim(p_email)))
  on conflict (email) do update set email = known.email
  returning id into subscriber;
  select * into search from public.saved_searches s where s.subscriber_id = subscriber and s.query = p_query;
  if search.id is null then
    if (select count(*) from public.saved_searches s where s.subscriber_id = subscriber) >= 50 then
      select s.id into oldest from public.saved_searches s
      where s.subscriber_id = subscriber and s.confirmed_at is null
      order by s.created_at, s.id limit 1;
      if oldest is null then
        raise exception 'There are 50 saved searches' using errcode = 'PT409';
      end if;
    end if;
    insert into public.saved_searches (subscriber_id, query, filters, name, frequency)
    values (subscriber, p_query, p_filters, p_name, p_frequency) returning * into search;
    -- Its mails still count.
    update private.mail_outbox set saved_search_id = search.id where saved_search_id = oldest;
    delete from public.saved_searches where id = oldest;
  end if;
  -- The page that the link of any mail opens confirms it too; the mail is not sent if that was before it is due.
  if search.confirmed_at is null then
    insert into private.mail_outbox (kind, saved_search_id, due_at)
    select 'confirm_search', search.id, due from private.search_link_due(subscriber) due where due is not null;
  end if;
  return jsonb_build_object(
    'id', search.id, 'subscriber_id', subscriber, 'is_confirmed', search.confirmed_at is not null
  );
end;
$$;

drop function public.confirm_saved_search(uuid);

create function public.confirm_saved_search(p_id uuid, p_subscriber_id uuid default null)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  subscriber uuid;
begin
  select s.subscriber_id into subscriber from public.saved_searches s
  where s.id = p_id and (p_subscriber_id is null or s.subscriber_id = p_subscriber_id);
  -- The others of the address wait on: a stranger may have typed them.
  update public.saved_searches set confirmed_at = now()
  where id = p_id and subscriber_id = subscriber and confirmed_at is null;
  return subscriber;
end;
$$;
comment on function public.confirm_saved_search
  is 'Confirms a search, of the subscriber alone where one is named, and returns its subscriber; null if it is gone, is '
  'another''s, or an account has it by now. For the server only.';
revoke all on function public.confirm_saved_search from public, anon, authenticated;
grant execute on function public.confirm_saved_search to service_role;
