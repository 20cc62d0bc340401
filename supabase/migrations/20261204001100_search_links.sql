-- Mails a link to the saved searches of an address without an account.
set lock_timeout = '4s';

-- Queues the mail with a link to the searches of an address.
create function private.queue_search_link(p_subscriber_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Lets in one request of an address at a time.
  perform from private.search_subscribers g where g.id = p_subscriber_id for update;
  if not exists (
    select from private.mail_outbox o join public.saved_searches s on s.id = o.saved_search_id
    where s.subscriber_id = p_subscriber_id and o.kind in ('confirm_search', 'search_link')
      and (o.created_at > now() - interval '1 hour' or (o.sent_at is null and o.failed_at is null))
  ) then
    insert into private.mail_outbox (kind, saved_search_id)
    select case when s.confirmed_at is null then 'confirm_search' else 'search_link' end::public.mail_kind, s.id
    from public.saved_searches s
    where s.subscriber_id = p_subscriber_id
    order by s.confirmed_at is null, s.created_at desc, s.id
    limit 1;
  end if;
end;
$$;
revoke all on function private.queue_search_link from public;
grant execute on function private.queue_search_link to service_role;

create function public.request_search_link(
  p_email text default null, p_subscriber_id uuid default null, p_search_id uuid default null
)
returns void
language sql
set search_path = ''
as $$
  select private.queue_search_link(g.id)
  from private.search_subscribers g
  where g.email = lower(btrim(p_email)) or g.id = p_subscriber_id
    or g.id = (select s.subscriber_id from public.saved_searches s where s.id = p_search_id);
$$;
comment on function public.request_search_link
  is 'Mails a link to the searches of an address without an account, named by itself, its id or one of its searches: at '
  'most one an hour; where none is confirmed, the mail that confirms one. Says nothing about who is known. For the '
  'server only.';
revoke all on function public.request_search_link from public, anon, authenticated;
grant execute on function public.request_search_link to service_role;

create or replace function private.search_mail_of(p_mail private.mail_outbox)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  search    public.saved_searches;
  recipient jsonb;
  cars      uuid[];
begin
  select * into search from public.saved_searches s where s.id = p_mail.saved_search_id;
  recipient := case when search.user_id is not null then private.person_recipient(null, search.user_id) else (
    select jsonb_build_object('address', g.email, 'name', '', 'has_account', false, 'is_off', false)
    from private.search_subscribers g where g.id = search.subscriber_id
  ) end;
  if recipient ->> 'address' is null then
    return null;
  end if;
  if p_mail.kind = 'confirm_search' then
    return case when search.confirmed_at is null then jsonb_build_object(
      'recipient', recipient, 'search_id', search.id, 'frequency', search.frequency
    ) end;
  end if;
  if p_mail.kind = 'search_link' then
    return case when search.subscriber_id is not null and search.confirmed_at is not null then jsonb_build_object(
      'recipient', recipient, 'search_id', search.id, 'subscriber_id', search.subscriber_id
    ) end;
  end if;
  if search.watched_since is null or search.frequency = 'page' or (recipient ->> 'is_off')::boolean then
    return null;
  end if;
  cars := private.still_in_search(search.id, array(
    select m.vehicle_id from public.saved_search_matches m
    where m.search_id = search.id and m.seen_at is null
      and case when p_mail.attempts = 0 then m.told_at is null else m.mail_id = p_mail.id end
  ));
  -- A car that left stays untold: the job takes it out, or has it told once it is back.
  if p_mail.attempts = 0 then
    update public.saved_search_matches set told_at = now(), mail_id = p_mail.id
    where search_id = search.id and vehicle_id = any (cars);
  end if;
  return case when cars <> '{}' then jsonb_build_object(
    'recipient', recipient, 'search_id', search.id, 'subscriber_id', search.subscriber_id, 'name', search.name,
    'query', search.query, 'frequency', search.frequency, 'total', cardinality(cars),
    'cars', private.matched_cars(search.id, cars, 12)
  ) end;
end;
$$;
