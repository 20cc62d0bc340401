-- LiveChat. A visitor without an account is known by a hash that the server keeps and checks.
create table public.support_conversations (
  id           uuid                  not null default gen_random_uuid(),
  user_id      uuid                           default auth.uid(),
  visitor_hash text,
  status       public.support_status not null default 'open',
  created_at   timestamptz           not null default now(),
  updated_at   timestamptz           not null default now(),
  constraint support_conversations_pkey                primary key (id),
  constraint support_conversations_user_id_fkey        foreign key (user_id) references auth.users (id) on delete cascade,
  constraint support_conversations_somebodys           check (num_nonnulls(user_id, visitor_hash) >= 1),
  constraint support_conversations_visitor_hash_length check (char_length(visitor_hash) between 1 and 128)
);
comment on table public.support_conversations is 'Personal data: for the person and staff only.';
create index support_conversations_user_id_idx on public.support_conversations (user_id);
create index support_conversations_visitor_hash_idx on public.support_conversations (visitor_hash);
create index support_conversations_status_idx on public.support_conversations (status, updated_at);

create table public.support_messages (
  id              uuid                  not null default gen_random_uuid(),
  conversation_id uuid                  not null,
  author          public.support_author not null,
  body            text                  not null,
  created_at      timestamptz           not null default now(),
  constraint support_messages_pkey                 primary key (id),
  constraint support_messages_conversation_id_fkey foreign key (conversation_id) references public.support_conversations (id) on delete cascade,
  constraint support_messages_body_length          check (char_length(body) between 1 and 4000)
);
comment on table public.support_messages is 'Personal data: for the person and staff only.';
create index support_messages_conversation_id_idx on public.support_messages (conversation_id, created_at);

create trigger set_updated_at
  before update on public.support_conversations
  for each row execute function private.set_updated_at();

-- Definer: a new message moves its conversation up, which its author may not do by hand.
create function private.touch_conversation()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.support_conversations set updated_at = now() where id = new.conversation_id;
  return null;
end;
$$;
revoke all on function private.touch_conversation() from public;

create trigger touch_conversation
  after insert on public.support_messages
  for each row execute function private.touch_conversation();

alter table public.support_conversations enable row level security;
alter table public.support_messages      enable row level security;
revoke all on table public.support_conversations, public.support_messages from anon, authenticated;

-- The default of user_id says whose it is; status is all that staff change.
grant select (id, user_id, status, created_at, updated_at), insert (id), update (status)
  on table public.support_conversations to authenticated;
grant select, insert (conversation_id, author, body)
  on table public.support_messages to authenticated;

create policy "People read their own conversations, staff all"
  on public.support_conversations for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

create policy "People start their own conversations"
  on public.support_conversations for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Staff set where a conversation stands"
  on public.support_conversations for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create policy "People read the messages of conversations they can read"
  on public.support_messages for select to authenticated
  using (exists (select from public.support_conversations c where c.id = conversation_id));

create policy "People write in their own conversations, staff answer in any"
  on public.support_messages for insert to authenticated
  with check (
    (author = 'visitor' and exists (
      select from public.support_conversations c
      where c.id = conversation_id and c.user_id = (select auth.uid())
    ))
    or (author = 'staff' and (select private.is_staff()))
  );
