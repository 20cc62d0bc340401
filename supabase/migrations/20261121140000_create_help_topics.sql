-- The help page's topics, for LiveChat to answer from. The texts come from lib/help/topics.ts.
create table private.help_topics (
  id       text     not null,
  position smallint not null,
  question text     not null,
  answer   text     not null,
  keywords text     not null,
  search   tsvector not null generated always as (
    setweight(to_tsvector('english'::regconfig, question), 'A')
    || setweight(to_tsvector('english'::regconfig, keywords), 'B')
    || setweight(to_tsvector('english'::regconfig, answer), 'D')
  ) stored,
  constraint help_topics_pkey            primary key (id),
  constraint help_topics_position_key    unique (position),
  constraint help_topics_id_format       check (id ~ '^[a-z0-9-]{1,60}$'),
  constraint help_topics_question_length check (char_length(question) between 1 and 200),
  constraint help_topics_answer_length   check (char_length(answer) between 1 and 4000)
);
grant select on table private.help_topics to service_role;

-- A question is rarely in a topic's own words, so that not every one of its words need be found: a
-- topic scores the share it holds of what the question asks, rare words counting for more.
create function public.find_help_topics(p_query text, p_limit integer default 3)
returns table (id text, score real)
language sql stable
set search_path = ''
as $$
  with asked as (
    select w.lexeme from unnest(to_tsvector('english'::regconfig, left(p_query, 1000))) as w
  ),
  held as (
    select t.id, t.position, w.lexeme,
           case when 'A' = any (w.weights) then 1.0 when 'B' = any (w.weights) then 0.8 else 0.25 end as weight
    from private.help_topics t, unnest(t.search) as w
    where w.lexeme in (select asked.lexeme from asked)
  ),
  rarity as (
    select asked.lexeme,
           ln(1 + (select count(*) from private.help_topics)::numeric / (1 + count(held.id))) as worth
    from asked left join held on held.lexeme = asked.lexeme
    group by asked.lexeme
  ),
  scored as (
    select held.id, held.position,
           sum(held.weight * rarity.worth) / (select sum(worth) from rarity) as score
    from held join rarity using (lexeme)
    group by held.id, held.position
  )
  select scored.id, scored.score::real
  from scored
  where scored.score >= 0.3
  order by scored.score desc, scored.position
  limit least(greatest(p_limit, 1), 10);
$$;
comment on function public.find_help_topics is
  'The help topics that answer a question, best first; score is the share of the question they hold. For the server only.';
revoke all on function public.find_help_topics from public, anon, authenticated;
grant execute on function public.find_help_topics to service_role;
