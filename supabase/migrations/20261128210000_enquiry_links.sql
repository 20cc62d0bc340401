-- Links to a conversation end 30 days after their mail (lib/enquiries/token.ts): its side asks for a new one, by mail.
alter type public.mail_kind add value 'enquiry_link';

create function public.request_enquiry_link(p_enquiry_id uuid, p_side public.enquiry_party)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Two requests at once queue one mail.
  perform from public.enquiries e where e.id = p_enquiry_id for update;
  if not found or exists (
    select from private.mail_outbox o
    where o.enquiry_id = p_enquiry_id and o.recipient = p_side and o.kind = 'enquiry_link'
      and o.created_at > now() - interval '1 hour'
  ) then
    return;
  end if;
  insert into private.mail_outbox (kind, enquiry_id, recipient) values ('enquiry_link', p_enquiry_id, p_side);
end;
$$;
comment on function public.request_enquiry_link is
  'Queues a mail with a new link to a thread for a side of it, at most one an hour; does nothing without such a thread. For the server only.';
revoke all on function public.request_enquiry_link from public, anon, authenticated;
grant execute on function public.request_enquiry_link to service_role;

-- Returns what a mail with a new link says, or null without an address. It was asked for: the e-mail switch does not stop it.
create function private.enquiry_link_mail_of(p_mail private.mail_outbox)
returns jsonb
language sql
set search_path = ''
as $$
  select jsonb_build_object(
    'recipient', to_who.recipient, 'side', p_mail.recipient, 'enquiry_id', e.id,
    'other_name', case p_mail.recipient when 'buyer' then s.name else e.buyer_name end, 'seller_type', s.seller_type,
    'vehicle_title', e.vehicle_title, 'vehicle', private.enquiry_vehicle(e.vehicle_id), 'messages', '[]'::jsonb
  )
  from public.enquiries e
  join public.sellers s on s.id = e.seller_id
  cross join lateral (select private.mail_recipient(e.id, p_mail.recipient) as recipient) to_who
  where e.id = p_mail.enquiry_id and to_who.recipient ->> 'address' is not null;
$$;
revoke all on function private.enquiry_link_mail_of from public;
grant execute on function private.enquiry_link_mail_of to service_role;

-- As before, with links.
create or replace function private.mail_content(p_mail private.mail_outbox)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  return case
    when p_mail.kind in ('still_for_sale', 'listing_archived') then private.sale_check_mail_of(p_mail)
    when p_mail.decision_id is not null then private.decision_mail_of(p_mail)
    when p_mail.kind = 'enquiry_link' then private.enquiry_link_mail_of(p_mail)
    else private.enquiry_mail_of(p_mail)
  end;
end;
$$;
