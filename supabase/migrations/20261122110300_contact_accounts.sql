-- What the account functions do with threads, held messages, saved replies, reports and mails. A guest's
-- threads belong to an account only when its address is confirmed, as everywhere.

-- Returns everything stored about the caller, a key per table ('Download my data'). For signed-in users.
-- Definer: clients have no rights in schema auth and on some columns. Of an enquiry that the caller
-- received it omits the buyer's account, address and settings, and the text of held messages.
create or replace function private.my_data()
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  person  uuid := auth.uid();
  account auth.users;
  sellers uuid[];
  asked   uuid[];
  sold_to uuid[];
begin
  select * into account from auth.users u where u.id = person;
  if not found then
    raise exception 'There is no account to read' using errcode = '42501';
  end if;
  sellers := array(select s.id from public.sellers s where s.user_id = person);
  asked := array(select mine.id from private.my_threads() mine where mine.side = 'buyer');
  sold_to := array(select mine.id from private.my_threads() mine where mine.side = 'seller');

  return jsonb_build_object(
    'made_at', now(),
    'account', jsonb_build_object(
      'id', account.id,
      'email', account.email,
      'phone', account.phone,
      'user_metadata', account.raw_user_meta_data,
      'app_metadata', account.raw_app_meta_data,
      'created_at', account.created_at,
      'email_confirmed_at', account.email_confirmed_at,
      'last_sign_in_at', account.last_sign_in_at
    ),
    'identities', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'provider', i.provider, 'identity_data', i.identity_data,
        'created_at', i.created_at, 'last_sign_in_at', i.last_sign_in_at
      ) order by i.created_at), '[]')
      from auth.identities i where i.user_id = person
    ),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'ip', host(s.ip), 'user_agent', s.user_agent,
        'created_at', s.created_at, 'refreshed_at', s.refreshed_at
      ) order by s.created_at), '[]')
      from auth.sessions s where s.user_id = person
    ),
    'profiles', (
      select coalesce(jsonb_agg(to_jsonb(p)), '[]') from public.profiles p where p.id = person
    ),
    'favourites', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]')
      from public.favourites f where f.user_id = person
    ),
    'valuations', (
      select coalesce(jsonb_agg(to_jsonb(v) order by v.created_at), '[]')
      from public.valuations v where v.user_id = person
    ),
    'sellers', (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.sellers s where s.id = any (sellers)
    ),
    'seller_contacts', (
      select coalesce(jsonb_agg(to_jsonb(c)), '[]')
      from public.seller_contacts c where c.seller_id = any (sellers)
    ),
    'dealer_applications', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]')
      from public.dealer_applications a where a.seller_id = any (sellers)
    ),
    'vehicles', (
      select coalesce(jsonb_agg(
        to_jsonb(v) || jsonb_build_object('make', make.name, 'model', model.name)
        order by v.created_at
      ), '[]')
      from public.vehicles v
      join public.vehicle_makes make on make.id = v.make_id
      join public.vehicle_models model on model.id = v.model_id
      where v.seller_id = any (sellers)
    ),
    'vehicle_private', (
      select coalesce(jsonb_agg(to_jsonb(p)), '[]')
      from public.vehicle_private p
      join public.vehicles v on v.id = p.vehicle_id
      where v.seller_id = any (sellers)
    ),
    'vehicle_images', (
      select coalesce(jsonb_agg(to_jsonb(i) order by i.vehicle_id, i.display_order), '[]')
      from public.vehicle_images i
      join public.vehicles v on v.id = i.vehicle_id
      where v.seller_id = any (sellers)
    ),
    'enquiries', (
      select coalesce(jsonb_agg(
        case when e.id = any (asked) then to_jsonb(e)
             else to_jsonb(e) - 'buyer_id' - 'buyer_email' - 'buyer_confirmed_at' - 'buyer_mail_off' end
        order by e.created_at
      ), '[]')
      from public.enquiries e where e.id = any (asked || sold_to)
    ),
    'enquiry_messages', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.enquiry_messages m where m.enquiry_id = any (asked || sold_to)
    ),
    'held_messages', (
      select coalesce(jsonb_agg(to_jsonb(h) order by m.created_at), '[]')
      from public.held_messages h
      join public.enquiry_messages m on m.id = h.message_id
      join private.my_threads() mine on mine.id = m.enquiry_id and mine.side = m.sender
    ),
    'joined_enquiries', (
      select coalesce(jsonb_agg(to_jsonb(j)), '[]')
      from private.joined_enquiries j where j.enquiry_id = any (asked)
    ),
    'enquiry_reports', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.enquiry_reports r
      join private.my_threads() mine on mine.id = r.enquiry_id and mine.side = r.reporter
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'enquiry_id', o.enquiry_id, 'created_at', o.created_at, 'sent_at', o.sent_at
      ) order by o.created_at), '[]')
      from private.mail_outbox o
      join private.my_threads() mine on mine.id = o.enquiry_id and mine.side = o.recipient
    ),
    'saved_replies', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.saved_replies r where r.user_id = person
    ),
    'listing_reports', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.listing_reports r where r.reporter_id = person
    ),
    'support_conversations', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'visitor_hash' order by c.created_at), '[]')
      from public.support_conversations c where c.user_id = person
    ),
    'support_messages', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.support_messages m
      join public.support_conversations c on c.id = m.conversation_id
      where c.user_id = person
    )
  );
end;
$$;

-- Deletes the caller's account and all data that belongs to it, most of it by foreign keys. For signed-in
-- users. What other users wrote remains theirs, without the text of the deleted account:
--   an enquiry that the seller answered keeps the seller's messages and reports, under 'Deleted account';
--   a report keeps its reason and loses its details and reporter.
-- A seller's listings and the enquiries about them are deleted.
--
-- Definer: clients have no rights in schema auth; it deletes the caller only.
create or replace function private.delete_account()
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  person  uuid := auth.uid();
  address text;
  asked   uuid[];
begin
  select lower(u.email) into address from auth.users u where u.id = person for update;
  if not found then
    raise exception 'There is no account to delete' using errcode = '42501';
  end if;

  -- Also those confirmed by the address, made before the account was opened.
  asked := array(select mine.id from private.my_threads() mine where mine.side = 'buyer');

  delete from public.enquiries e
  where e.id = any (asked)
    and not exists (
      select from public.enquiry_messages m where m.enquiry_id = e.id and m.sender = 'seller'
    );

  update public.enquiry_messages m set body = 'This message was deleted with its account.'
  where m.enquiry_id = any (asked) and m.sender = 'buyer';

  delete from public.held_messages h using public.enquiry_messages m
  where m.id = h.message_id and m.enquiry_id = any (asked) and m.sender = 'buyer';

  update public.enquiry_reports set details = null where enquiry_id = any (asked) and reporter = 'buyer';

  delete from private.joined_enquiries where enquiry_id = any (asked);

  -- Also those sent: their errors can contain the address.
  delete from private.mail_outbox where enquiry_id = any (asked);

  update public.enquiries
  set buyer_id = null, buyer_name = 'Deleted account', buyer_email = null, buyer_confirmed_at = null
  where id = any (asked);

  -- Unconfirmed enquiries: nobody has read them, and without the address nobody could confirm them.
  delete from public.enquiries where buyer_id is null and lower(buyer_email) = address;

  update public.listing_reports set reporter_id = null, details = null where reporter_id = person;

  -- Two tables of the auth service without a foreign key to the account.
  delete from auth.flow_state where user_id = person;
  delete from auth.audit_log_entries
  where strpos(payload::text, person::text) > 0
     or strpos(lower(payload::text), to_json(address)::text) > 0;

  delete from auth.users where id = person;
end;
$$;

drop function private.enquiries_of(uuid, text);
