-- Tells the job that sends mails which messages tell a step, such as an offer.

set lock_timeout = '4s';

create or replace function private.enquiry_mail_of(p_mail private.mail_outbox)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  recipient constant jsonb := private.mail_recipient(p_mail.enquiry_id, p_mail.recipient);
  unread    jsonb;
begin
  -- A second attempt has the Message-ID of the first, so it tells the same messages.
  if p_mail.kind = 'enquiry_messages' and p_mail.attempts = 0 then
    update public.enquiry_messages m set mail_id = p_mail.id
    where m.enquiry_id = p_mail.enquiry_id and m.sender <> p_mail.recipient
      and m.read_at is null and m.mail_id is null
      and not exists (select from public.held_messages h where h.message_id = m.id);
  end if;
  select jsonb_agg(
    jsonb_build_object('body', m.body, 'created_at', m.created_at, 'is_step', m.is_step) order by m.created_at, m.id
  )
  into unread
  from public.enquiry_messages m
  where case p_mail.kind
    when 'confirm_enquiry' then m.enquiry_id = p_mail.enquiry_id
    -- It leaves out a message whose release was undone after an attempt that failed.
    else m.mail_id = p_mail.id and m.read_at is null
      and not exists (select from public.held_messages h where h.message_id = m.id)
  end;
  if recipient ->> 'address' is null or unread is null
     or (p_mail.kind = 'enquiry_messages' and (recipient ->> 'is_off')::boolean)
     or (p_mail.kind = 'confirm_enquiry' and exists (
       select from public.enquiries e where e.id = p_mail.enquiry_id and e.buyer_confirmed_at is not null
     )) then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'recipient', recipient, 'side', p_mail.recipient, 'enquiry_id', e.id,
      'other_name', case p_mail.recipient when 'buyer' then s.name else e.buyer_name end,
      'seller_type', s.seller_type, 'vehicle_title', e.vehicle_title, 'vehicle', private.enquiry_vehicle(e.vehicle_id),
      'messages', unread
    )
    from public.enquiries e join public.sellers s on s.id = e.seller_id
    where e.id = p_mail.enquiry_id
  );
end;
$$;
