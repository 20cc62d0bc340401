-- Decisions of staff about cases: a listing with its open reports and flags, a reported thread, a message held
-- back, a dealer application, a conversation in LiveChat, an appeal. Staff write by functions only, so that
-- every decision is in the log and its mails are queued in the same transaction.
create type public.case_kind as enum (
  'listing', 'enquiry', 'held_message', 'application', 'conversation', 'appeal'
);

create type public.staff_decision as enum (
  'no_breach', 'correction_requested', 'taken_down',            -- listing; the first also enquiry
  'warned', 'closed',                                           -- enquiry; the second also conversation
  'released', 'refused',                                        -- held_message
  'approved_dealer', 'approved_verified_dealer', 'rejected',    -- application
  'answered',                                                   -- conversation
  'appeal_upheld', 'appeal_rejected',                           -- appeal
  'undone'
);

-- Returns true if a text has a character that is seen. For check constraints.
create function private.has_visible_text(p_text text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(regexp_replace(
    p_text, '[\s[:cntrl:]\u00a0\u00ad\u034f\u115f\u1160\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff]',
    '', 'g'
  ) <> '', false);
$$;
revoke all on function private.has_visible_text from public;

create table public.staff_decisions (
  id         uuid                  not null default gen_random_uuid(),
  case_kind  public.case_kind      not null,
  case_id    uuid                  not null,
  decision   public.staff_decision not null,
  title      text                  not null,
  reason     text                  not null,
  seller_id  uuid,
  staff_id   uuid                  not null,
  staff_name text                  not null,
  undoes     uuid,
  before     jsonb                 not null default '{}',
  created_at timestamptz           not null default now(),
  constraint staff_decisions_pkey          primary key (id),
  constraint staff_decisions_undoes_key    unique (undoes),
  constraint staff_decisions_undoes_fkey   foreign key (undoes) references public.staff_decisions (id) on delete cascade,
  constraint staff_decisions_undone        check ((decision = 'undone') = (undoes is not null)),
  constraint staff_decisions_reason_length check (char_length(reason) <= 2000 and private.has_visible_text(reason))
);
comment on table public.staff_decisions is
  'The log of decisions, for staff only: never changed, deleted after two years. No foreign keys to what was decided about: it remains when that is deleted.';
comment on column public.staff_decisions.case_id is
  'The vehicle (of a deleted one its report), the thread, the message, the application, the conversation; of an appeal the decision.';
comment on column public.staff_decisions.seller_id is 'The seller it is about; null if that is a buyer or a visitor.';
comment on column public.staff_decisions.reason is 'As it is mailed to the person.';
comment on column public.staff_decisions.before is 'What undo_decision restores.';
create index staff_decisions_case_idx on public.staff_decisions (case_kind, case_id, created_at desc);
create index staff_decisions_seller_id_idx on public.staff_decisions (seller_id, created_at desc);
create index staff_decisions_created_at_idx on public.staff_decisions (created_at desc);

-- Trigger: refuses every change of the log, also by its owner, but the deletion of what is too old.
create function private.keep_decision()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'The log of decisions is never changed' using errcode = '42501';
end;
$$;
revoke all on function private.keep_decision() from public;

create trigger keep_decision
  before update or delete on public.staff_decisions
  for each row execute function private.keep_decision();
create trigger keep_decisions
  before truncate on public.staff_decisions
  for each statement execute function private.keep_decision();

create table public.decision_appeals (
  decision_id uuid        not null,
  body        text        not null,
  created_at  timestamptz not null default now(),
  decided_at  timestamptz,
  constraint decision_appeals_pkey             primary key (decision_id),
  constraint decision_appeals_decision_id_fkey foreign key (decision_id) references public.staff_decisions (id) on delete cascade,
  constraint decision_appeals_body_length      check (char_length(body) <= 2000 and private.has_visible_text(body))
);
comment on table public.decision_appeals is 'Personal data: one appeal per decision, for staff only.';
create index decision_appeals_open_idx on public.decision_appeals (created_at) where decided_at is null;

create table public.staff_notes (
  id              uuid        not null default gen_random_uuid(),
  seller_id       uuid,
  enquiry_id      uuid,
  conversation_id uuid,
  body            text        not null,
  staff_name      text        not null,
  created_at      timestamptz not null default now(),
  constraint staff_notes_pkey                 primary key (id),
  constraint staff_notes_seller_id_fkey       foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint staff_notes_enquiry_id_fkey      foreign key (enquiry_id) references public.enquiries (id) on delete cascade,
  constraint staff_notes_conversation_id_fkey foreign key (conversation_id) references public.support_conversations (id) on delete cascade,
  constraint staff_notes_one_subject          check (num_nonnulls(seller_id, enquiry_id, conversation_id) = 1),
  constraint staff_notes_body_length          check (char_length(body) <= 2000 and private.has_visible_text(body))
);
comment on table public.staff_notes is 'Personal data: notes of staff for one another about a seller, a thread or a conversation.';
create index staff_notes_seller_id_idx on public.staff_notes (seller_id, created_at);
create index staff_notes_enquiry_id_idx on public.staff_notes (enquiry_id, created_at);
create index staff_notes_conversation_id_idx on public.staff_notes (conversation_id, created_at);

alter table public.held_messages add column refused_at timestamptz;
alter table public.support_messages
  add column page text,
  add constraint support_messages_page_length check (char_length(page) <= 300);
comment on column public.support_messages.page is 'Path of the page on which the visitor wrote.';

alter table public.staff_decisions  enable row level security;
alter table public.decision_appeals enable row level security;
alter table public.staff_notes      enable row level security;
revoke all on table public.staff_decisions, public.decision_appeals, public.staff_notes from anon, authenticated, service_role;
grant select on table public.staff_decisions, public.decision_appeals, public.staff_notes to authenticated, service_role;

create policy "Staff read the log of decisions"
  on public.staff_decisions for select to authenticated
  using ((select private.is_staff()));

create policy "Staff read appeals"
  on public.decision_appeals for select to authenticated
  using ((select private.is_staff()));

create policy "Staff read notes"
  on public.staff_notes for select to authenticated
  using ((select private.is_staff()));

-- What staff wrote directly before, without a log.
revoke update on table public.listing_reports, public.listing_flags, public.dealer_applications,
  public.enquiry_reports, public.support_conversations from authenticated;
revoke insert on table public.support_messages from authenticated;
drop policy "Staff settle reports" on public.listing_reports;
drop policy "Staff settle flags" on public.listing_flags;
drop policy "Staff decide applications" on public.dealer_applications;
drop policy "Staff settle reports of threads" on public.enquiry_reports;
drop policy "Staff set the status of conversations" on public.support_conversations;
drop policy "Staff answer in any conversation" on public.support_messages;
drop function public.set_seller_type(uuid, public.seller_type);
drop function private.set_seller_type(uuid, public.seller_type);
drop policy "Sellers change their own vehicles, staff any" on public.vehicles;
create policy "Sellers change their own vehicles"
  on public.vehicles for update to authenticated
  using (seller_id in (select private.my_seller_ids()))
  with check (seller_id in (select private.my_seller_ids()));
drop policy "Sellers change their own details, staff any" on public.sellers;
create policy "Sellers change their own details"
  on public.sellers for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
drop policy "Sellers remove pictures of their own vehicles, staff any" on public.vehicle_images;
create policy "Sellers remove pictures of their own vehicles"
  on public.vehicle_images for delete to authenticated
  using (private.is_my_vehicle(vehicle_id));

-- Raises 42501 unless the caller is staff. For the functions of staff, which are definers.
create function private.require_staff()
returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'For staff only' using errcode = '42501';
  end if;
end;
$$;
revoke all on function private.require_staff() from public;

-- Returns the name of the caller for the log.
create function private.staff_name()
returns text
language sql stable
set search_path = ''
as $$
  select coalesce(nullif(btrim(u.raw_user_meta_data ->> 'full_name'), ''), u.email, 'Staff')
  from auth.users u where u.id = auth.uid();
$$;
revoke all on function private.staff_name() from public;

create function private.is_undone(p_id uuid)
returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.staff_decisions u where u.undoes = p_id);
$$;
revoke all on function private.is_undone from public;
grant execute on function private.is_undone to service_role;
