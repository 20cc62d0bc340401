-- Defines LiveChat's conversations and messages.

-- Stores conversations of LiveChat. A conversation belongs to an account, or to the browser whose cookie has this hash;
-- never to both, so that a cookie left in a shared browser does not open an account's conversation.
create table public.support_conversations (
  id           uuid                  not null default gen_random_uuid(),
  user_id      uuid,
  visitor_hash text,
  status       public.support_status not null default 'open',
  created_at   timestamptz           not null default now(),
  updated_at   timestamptz           not null default now(),
  constraint support_conversations_pkey                primary key (id),
  constraint support_conversations_user_id_fkey        foreign key (user_id) references auth.users (id) on delete cascade,
  constraint support_conversations_visitor_hash_key    unique (visitor_hash),
  constraint support_conversations_one_owner           check (num_nonnulls(user_id, visitor_hash) = 1),
  constraint support_conversations_visitor_hash_length check (char_length(visitor_hash) between 1 and 128)
);
comment on table public.support_conversations is 'Personal data: for the user and staff only.';

create index support_conversations_user_id_idx on public.support_conversations (user_id);
create index support_conversations_status_idx on public.support_conversations (status, updated_at);
create index support_conversations_updated_at_idx on public.support_conversations (updated_at);

alter table public.support_conversations enable row level security;
revoke all on table public.support_conversations from anon, authenticated;
-- The server inserts conversations and visitors' messages, so that the chat's rate limits apply.
grant select (id, user_id, status, created_at, updated_at) on table public.support_conversations to authenticated;
grant all on table public.support_conversations to service_role;

create policy "People read their own conversations, staff all"
  on public.support_conversations for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

create trigger set_updated_at
  before update on public.support_conversations
  for each row execute function private.set_updated_at();

create table public.support_messages (
  id              uuid                  not null default gen_random_uuid(),
  conversation_id uuid                  not null,
  author          public.support_author not null,
  body            text                  not null,
  created_at      timestamptz           not null default now(),
  topics          text[]                not null default '{}',
  page            text,
  constraint support_messages_pkey                 primary key (id),
  constraint support_messages_conversation_id_fkey foreign key (conversation_id) references public.support_conversations (id) on delete cascade,
  constraint support_messages_body_length          check (char_length(body) between 1 and 4000),
  constraint support_messages_topics_length        check (cardinality(topics) <= 3),
  constraint support_messages_page_length          check (char_length(page) <= 300)
);
comment on table public.support_messages is 'Personal data: for the user and staff only.';
comment on column public.support_messages.topics is
  'Ids of the help topics an answer was taken from.';
comment on column public.support_messages.page is 'Path of the page on which the visitor wrote.';

create index support_messages_conversation_id_idx on public.support_messages (conversation_id, created_at);

alter table public.support_messages enable row level security;
revoke all on table public.support_messages from anon, authenticated;
grant select on table public.support_messages to authenticated;
grant all on table public.support_messages to service_role;

create policy "People read the messages of conversations they can read"
  on public.support_messages for select to authenticated
  using (exists (select from public.support_conversations c where c.id = conversation_id));

-- Trigger: moves the conversation to the top. Definer: its author may not write updated_at.
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
revoke all on function private.touch_conversation from public;
grant execute on function private.touch_conversation to service_role;

create trigger touch_conversation
  after insert on public.support_messages
  for each row execute function private.touch_conversation();

create function public.open_support_conversation(
  p_visitor_hash text default null,
  p_user_id      uuid default null
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  conversation uuid;
begin
  -- Deletes a few rows per call that are past the retention period of the privacy policy; skip locked, so that no call
  -- waits.
  delete from public.support_conversations where id in (
    select c.id from public.support_conversations c
    where c.updated_at < now() - interval '12 months'
    limit 100 for update skip locked
  );

  if p_user_id is null then
    insert into public.support_conversations (user_id, visitor_hash)
    values (null, p_visitor_hash)
    -- This update changes nothing; it returns the existing row.
    on conflict (visitor_hash) do update set visitor_hash = excluded.visitor_hash
    returning id into conversation;
    return conversation;
  end if;

  -- Two simultaneous first messages open one conversation.
  perform pg_advisory_xact_lock(hashtextextended('support ' || p_user_id, 0));
  select c.id into conversation from public.support_conversations c
  where c.user_id = p_user_id order by c.created_at, c.id limit 1;
  if not found then
    insert into public.support_conversations (user_id) values (p_user_id)
    returning id into conversation;
  end if;
  return conversation;
end;
$$;
comment on function public.open_support_conversation
  is 'Returns the conversation of the account, or of the visitor without one, creating it if missing; deletes '
  'conversations older than a year. For the server only.';
revoke all on function public.open_support_conversation from public, anon, authenticated;
grant execute on function public.open_support_conversation to service_role;

create function public.claim_support_conversation(p_visitor_hash text, p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  claimed public.support_conversations;
  own     uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('support ' || p_user_id, 0));
  select * into claimed from public.support_conversations c
  where c.visitor_hash = p_visitor_hash for update;
  if not found then
    return;
  end if;

  select c.id into own from public.support_conversations c
  where c.user_id = p_user_id order by c.created_at, c.id limit 1;
  if not found then
    update public.support_conversations set user_id = p_user_id, visitor_hash = null
    where id = claimed.id;
    return;
  end if;

  update public.support_messages set conversation_id = own where conversation_id = claimed.id;
  delete from public.support_conversations where id = claimed.id;
  -- A user who waits for staff goes on waiting.
  update public.support_conversations
  set status = case when status = 'waiting' then status else claimed.status end
  where id = own;
end;
$$;
comment on function public.claim_support_conversation
  is 'Moves a visitor''s conversation to an account, appending it to the account''s own if there is one. For the '
  'server only.';
revoke all on function public.claim_support_conversation from public, anon, authenticated;
grant execute on function public.claim_support_conversation to service_role;
