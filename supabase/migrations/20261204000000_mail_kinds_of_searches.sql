-- Adds the mails about saved searches.
set lock_timeout = '4s';

alter type public.mail_kind add value 'confirm_search';
alter type public.mail_kind add value 'search_matches';
