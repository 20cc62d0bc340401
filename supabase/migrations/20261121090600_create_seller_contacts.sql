-- How to reach a seller. The site reveals a number after a click, through the server.
create table public.seller_contacts (
  seller_id uuid not null,
  phone     text,
  email     text,
  postcode  text,
  constraint seller_contacts_pkey            primary key (seller_id),
  constraint seller_contacts_seller_id_fkey  foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint seller_contacts_phone_format    check (phone ~ '^\+?[0-9 ()-]{7,25}$'),
  constraint seller_contacts_email_length    check (char_length(email) between 3 and 254),
  constraint seller_contacts_postcode_format check (postcode ~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$')
);
comment on table public.seller_contacts is
  'Personal data: phone, e-mail and full postcode of a seller, for the owner and staff only.';

alter table public.seller_contacts enable row level security;
revoke all on table public.seller_contacts from anon, authenticated;
grant select, delete, insert (seller_id, phone, email, postcode), update (phone, email, postcode)
  on table public.seller_contacts to authenticated;

create policy "Sellers read their own contact details, staff any"
  on public.seller_contacts for select to authenticated
  using (seller_id in (select private.my_seller_ids()) or (select private.is_staff()));

create policy "Sellers add their own contact details"
  on public.seller_contacts for insert to authenticated
  with check (seller_id in (select private.my_seller_ids()));

create policy "Sellers change their own contact details"
  on public.seller_contacts for update to authenticated
  using (seller_id in (select private.my_seller_ids()))
  with check (seller_id in (select private.my_seller_ids()));

create policy "Sellers delete their own contact details"
  on public.seller_contacts for delete to authenticated
  using (seller_id in (select private.my_seller_ids()));
