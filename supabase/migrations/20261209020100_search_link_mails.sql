-- Limits the mails with links to three a day an address, and lets unconfirmed searches take up no place.
set lock_timeout = '4s';

-- Returns when an address may get the next mail with a link: one an hour and three a day, whoever types the address. Null
-- while one waits.
create function private.search_link_due(p_subscriber_id uuid)
returns timestamptz
language sql
set search_path = ''
as $$
  select case when not coalesce(bool_or(mail.is_waiting), false) then greatest(
    now(), max(mail.at) + interval '1 hour', (array_agg(mail.at order by mail.at desc))[3] + interval '1 day'
  ) end
  from (
    select greatest(o.created_at, o.sent_at) as at, o.sent_at is null and o.failed_at is null as is_waiting
    from private.mail_outbox o join public.saved_searches s on s.id = o.saved_search_id
    where s.subscriber_id = p_subscriber_id and o.kind in ('confirm_search', 'search_link')
  ) mail;
$$;
revoke all on function private.search_link_due from public;
grant execute on function private.search_link_due to service_role;

-- Every search of an address is confirmed by its mail: whoever types the address may be somebody else. Therefore the
-- oldest that waits makes room for another, and takes up no place of the person who has the address.
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
  -- The press of one mail confirms all that wait; the mail is not sent if this one is confirmed before it is due.
  if search.confirmed_at is null then
    insert into private.mail_outbox (kind, saved_search_id, due_at)
    select 'confirm_search', search.id, due from private.search_link_due(subscriber) due where due is not null;
  end if;
  return jsonb_build_object(
    'id', search.id, 'subscriber_id', subscriber, 'is_confirmed', search.confirmed_at is not null
  );
end;
$$;
comment on function public.save_search_by_email
  is 'Saves a search for an address without an account: {id, subscriber_id, is_confirmed}. One that is not confirmed '
  'gets a mail, at most one an hour and three a day an address, and is deleted after 7 days, or as the oldest that '
  'waits where there are 50. Raises PT409 at the 51st that is confirmed. For the server only.';

-- Queues the mail with a link to the searches of an address.
create or replace function private.queue_search_link(p_subscriber_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Lets in one request of an address at a time.
  perform from private.search_subscribers g where g.id = p_subscriber_id for update;
  if private.search_link_due(p_subscriber_id) <= now() then
    insert into private.mail_outbox (kind, saved_search_id)
    select case when s.confirmed_at is null then 'confirm_search' else 'search_link' end::public.mail_kind, s.id
    from public.saved_searches s
    where s.subscriber_id = p_subscriber_id
    order by s.confirmed_at is null, s.created_at desc, s.id
    limit 1;
  end if;
end;
$$;

comment on function public.request_search_link
  is 'Mails a link to the searches of an address without an account, named by itself, its id or one of its searches: at '
  'most one an hour and three a day; where none is confirmed, the mail that confirms one. Says nothing about who is '
  'known. For the server only.';
