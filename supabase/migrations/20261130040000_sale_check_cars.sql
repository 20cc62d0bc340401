-- Mails about quiet listings show each car as a row: picture, title, price and the seller's own plate.
create or replace function private.sale_check_mail_of(p_mail private.mail_outbox)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  recipient constant jsonb := private.person_recipient(p_mail.seller_id, null);
  is_asking constant boolean := p_mail.kind = 'still_for_sale';
  titles    jsonb;
  cars      jsonb;
begin
  select
    jsonb_agg(private.vehicle_label(v.id) order by v.updated_at, v.id),
    jsonb_agg(
      jsonb_build_object(
        'id', v.id, 'title', private.vehicle_label(v.id), 'price', v.price, 'plate', v.registration_number,
        'has_photograph', exists (select from public.vehicle_images i where i.vehicle_id = v.id)
      )
      order by v.updated_at, v.id
    )
  into titles, cars
  from private.sale_checks c
  join public.vehicles v on v.id = c.vehicle_id
  where c.mail_id = p_mail.id and case when is_asking
    then v.listing_status = 'active' and c.asked_at >= greatest(v.updated_at, c.confirmed_at) + interval '30 days'
    else v.listing_status = 'archived' end;
  if recipient ->> 'address' is null or cars is null or (is_asking and (recipient ->> 'is_off')::boolean) then
    return null;
  end if;
  return jsonb_build_object(
    -- `vehicles` is for a job of the version before.
    'recipient', recipient, 'vehicles', titles, 'cars', cars,
    'user_id', (select s.user_id from public.sellers s where s.id = p_mail.seller_id),
    -- The first day on which the job may archive them.
    'archived_from', (select min(c.asked_at) + interval '15 days' from private.sale_checks c where c.mail_id = p_mail.id)
  );
end;
$$;
