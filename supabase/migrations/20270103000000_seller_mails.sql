set lock_timeout = '4s';

-- A name that staff settled while the mail about others was being sent was told to nobody: the mails of sellers are
-- queued by one function, which does not join a claimed mail.
create function private.queue_seller_mail(p_seller_id uuid, p_kind public.mail_kind, p_delay interval)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  mail uuid;
begin
  select o.id into mail from private.mail_outbox o
  where o.seller_id = p_seller_id and o.kind = p_kind and o.claim is null and o.sent_at is null and o.failed_at is null
  limit 1 for update;
  if mail is null then
    insert into private.mail_outbox (kind, seller_id, due_at)
    values (p_kind, p_seller_id, now() + p_delay) returning id into mail;
  end if;
  return mail;
end;
$$;
revoke all on function private.queue_seller_mail from public;
grant execute on function private.queue_seller_mail to service_role;

create or replace function public.ask_still_for_sale(p_limit integer default 200)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  listing record;
  asked   integer := 0;
begin
  if not private.is_only_sale_check() then
    return 0;
  end if;
  for listing in
    select v.id, v.seller_id
    from public.sellers s
    join public.vehicles v on v.seller_id = s.id
    left join private.sale_checks c on c.vehicle_id = v.id
    where s.user_id is not null and v.listing_status = 'active'
      and greatest(v.updated_at, c.confirmed_at) <= now() - interval '30 days'
      and (c.asked_at is null or c.asked_at < greatest(v.updated_at, c.confirmed_at) + interval '30 days')
      -- A seller with many cars gets one mail a day.
      and not exists (
        select from private.mail_outbox o
        where o.seller_id = s.id and o.kind = 'still_for_sale'
          and o.claim is not null and o.created_at > now() - interval '1 day'
      )
    order by v.seller_id, v.id limit p_limit
    for update of v skip locked
  loop
    insert into private.sale_checks as c (vehicle_id, asked_at, mail_id)
    values (listing.id, now(), private.queue_seller_mail(listing.seller_id, 'still_for_sale', interval '1 minute'))
    on conflict (vehicle_id) do update set asked_at = excluded.asked_at, mail_id = excluded.mail_id;
    asked := asked + 1;
  end loop;
  return asked;
end;
$$;

create or replace function public.archive_unanswered(p_limit integer default 200)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  listing  record;
  archived integer := 0;
begin
  if not private.is_only_sale_check() then
    return 0;
  end if;
  for listing in
    select v.id, v.seller_id
    from private.sale_checks c
    join public.vehicles v on v.id = c.vehicle_id
    join public.sellers s on s.id = v.seller_id
    where s.user_id is not null and v.listing_status = 'active'
      and c.asked_at >= greatest(v.updated_at, c.confirmed_at) + interval '30 days'
      -- A listing is archived after 45 quiet days, and never without the question.
      and c.asked_at <= now() - interval '15 days'
    order by v.seller_id, v.id limit p_limit
    -- Locks both rows: the seller may change the one or confirm by the other at this moment.
    for update of v, c skip locked
  loop
    update public.vehicles set listing_status = 'archived' where id = listing.id;
    update private.sale_checks
    set
      archived_at = now(),
      mail_id = private.queue_seller_mail(listing.seller_id, 'listing_archived', interval '1 minute')
    where vehicle_id = listing.id;
    archived := archived + 1;
  end loop;
  return archived;
end;
$$;

create or replace function private.tell_settled_name()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.queue_seller_mail(told.seller_id, 'waiting_cars', interval '10 minutes')
  from (
    select distinct c.seller_id
    from private.waiting_cars() c
    where c.state <> 'waiting'
      and case new.model_word
        when '' then c.make_word = new.make_word
        else private.name_word(c.make) = new.make_word and private.name_word(c.model) = new.model_word
      end
    order by c.seller_id
  ) told;
  return null;
end;
$$;

drop function private.queue_sale_check_mail(uuid, public.mail_kind);
