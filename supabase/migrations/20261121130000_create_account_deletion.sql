-- An account goes, and with it all that belongs to the person: most of it by the foreign keys. What
-- others wrote to that person is theirs and stays with them, without a word of the one who left:
--   an enquiry that the seller answered keeps the seller's messages, under 'Deleted account';
--   a report keeps its reason, which staff may still have to settle, and loses its words and its sender.
-- When a seller leaves, the listings and the conversations about them go whole.

-- Null once the buyer's account is gone: there is nobody to reply to.
alter table public.enquiries alter column buyer_email drop not null;
alter table public.enquiries
  add constraint enquiries_buyer_email_unless_gone check (buyer_email is not null or buyer_id is null);
create index enquiries_buyer_email_idx on public.enquiries (lower(buyer_email));

-- Definer: nobody may touch schema auth, and this deletes nobody but the caller. One transaction.
create function private.delete_account()
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  person  uuid := auth.uid();
  address text;
begin
  select lower(u.email) into address from auth.users u where u.id = person for update;
  if not found then
    raise exception 'There is no account to delete' using errcode = '42501';
  end if;

  -- By the address too: somebody may have asked before opening the account.
  delete from public.enquiries e
  where (e.buyer_id = person or lower(e.buyer_email) = address)
    and not exists (
      select from public.enquiry_messages m where m.enquiry_id = e.id and m.sender = 'seller'
    );

  update public.enquiry_messages m set body = 'This message was deleted with its account.'
  from public.enquiries e
  where e.id = m.enquiry_id and m.sender = 'buyer'
    and (e.buyer_id = person or lower(e.buyer_email) = address);

  update public.enquiries set buyer_id = null, buyer_name = 'Deleted account', buyer_email = null
  where buyer_id = person or lower(buyer_email) = address;

  update public.listing_reports set reporter_id = null, details = null where reporter_id = person;

  -- Two tables of the authentication service that have no foreign key to the account.
  delete from auth.flow_state where user_id = person;
  delete from auth.audit_log_entries
  where strpos(payload::text, person::text) > 0
     or strpos(lower(payload::text), to_json(address)::text) > 0;

  delete from auth.users where id = person;
end;
$$;
revoke all on function private.delete_account() from public;
grant execute on function private.delete_account() to authenticated;

create function public.delete_account()
returns void
language sql
set search_path = ''
as $$
  select private.delete_account();
$$;
comment on function public.delete_account is
  'Deletes the signed-in person''s account and everything that belongs to it, or nothing.';
revoke all on function public.delete_account() from public, anon, authenticated;
grant execute on function public.delete_account() to authenticated;
