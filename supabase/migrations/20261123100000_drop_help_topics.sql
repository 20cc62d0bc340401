-- Help is searched by the site itself, over the topics it shows (lib/help/search.ts).
drop function public.find_help_topics(text, integer);
drop table private.help_topics;
