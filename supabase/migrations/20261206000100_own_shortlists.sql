-- Adds the shared shortlist and the reactions to it to a person's own data.

set lock_timeout = '4s';

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
  decisions constant uuid[] := array(select private.my_decisions());
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
    'told_changes', (
      select coalesce(jsonb_agg(to_jsonb(t) - 'mail_id' order by o.created_at, t.vehicle_id), '[]')
      from private.told_changes t
      join private.mail_outbox o on o.id = t.mail_id
      where o.user_id = person
    ),
    'shared_shortlists', (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.shared_shortlists s where s.user_id = person
    ),
    'shortlist_reactions', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'visitor_hash' order by r.reacted_at, r.id), '[]')
      from public.shortlist_reactions r where r.user_id = person
    ),
    'saved_searches', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'feed_token' order by s.created_at), '[]')
      from public.saved_searches s where s.user_id = person
    ),
    'saved_search_matches', (
      select coalesce(jsonb_agg(to_jsonb(m) - 'mail_id' order by m.matched_at, m.vehicle_id), '[]')
      from public.saved_search_matches m
      join public.saved_searches s on s.id = m.search_id
      where s.user_id = person
    ),
    'search_mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'saved_search_id', o.saved_search_id, 'created_at', o.created_at, 'sent_at', o.sent_at
      ) order by o.created_at), '[]')
      from private.mail_outbox o
      join public.saved_searches s on s.id = o.saved_search_id
      where s.user_id = person
    ),
    'search_subscribers', (
      select coalesce(jsonb_agg(to_jsonb(g) || jsonb_build_object('searches', (
        select coalesce(jsonb_agg(to_jsonb(s) - 'feed_token'), '[]') from public.saved_searches s where s.subscriber_id = g.id
      ))), '[]')
      from private.search_subscribers g
      where account.email_confirmed_at is not null and g.email = lower(account.email)
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
    ),
    'staff_decisions', (
      select coalesce(jsonb_agg(
        to_jsonb(d) - 'staff_id' - 'staff_name' - 'before'
          -- A reason that was not mailed is for staff alone.
          || case when d.case_kind = 'appeal' or private.is_told(d) or private.is_told(undone) then '{}'
            else '{"reason": null}' end::jsonb
        order by d.created_at
      ), '[]')
      from public.staff_decisions d left join public.staff_decisions undone on undone.id = d.undoes
      where d.id = any (decisions)
    ),
    'decision_appeals', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]')
      from public.decision_appeals a where a.decision_id = any (decisions)
    ),
    'staff_notes', (
      select coalesce(jsonb_agg(to_jsonb(n) - 'staff_name' order by n.created_at), '[]')
      from public.staff_notes n
      left join public.support_conversations c on c.id = n.conversation_id
      where n.seller_id = any (sellers) or c.user_id = person
    ),
    'decision_mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'decision_id', o.decision_id, 'created_at', o.created_at, 'sent_at', o.sent_at
      ) order by o.created_at), '[]')
      from private.mail_outbox o where o.seller_id = any (sellers) or o.user_id = person
    ),
    'vehicle_prices', (
      select coalesce(jsonb_agg(to_jsonb(h) - 'id' order by h.changed_at, h.id), '[]')
      from private.vehicle_prices h where h.seller_id = any (sellers)
    ),
    'sale_checks', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'mail_id' order by v.created_at, v.id), '[]')
      from private.sale_checks c join public.vehicles v on v.id = c.vehicle_id
      where v.seller_id = any (sellers)
    ),
    'shown_photographs', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.listing_id, p.hash), '[]')
      from private.shown_photographs p where p.seller_id = any (sellers)
    ),
    'committed_valuations', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'id' order by c.id), '[]')
      from private.committed_valuations c join public.vehicles v on v.id = c.vehicle_id
      where v.seller_id = any (sellers)
    ),
    'stock_files', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]')
      from public.stock_files f where f.seller_id = any (sellers)
    ),
    'stock_mappings', (
      select coalesce(jsonb_agg(to_jsonb(m)), '[]')
      from public.stock_mappings m where m.seller_id = any (sellers)
    ),
    'second_factors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', f.friendly_name, 'status', f.status, 'created_at', f.created_at
      ) order by f.created_at), '[]')
      from auth.mfa_factors f where f.user_id = person
    )
  );
end;
$$;
