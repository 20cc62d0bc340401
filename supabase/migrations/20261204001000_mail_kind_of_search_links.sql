-- Adds the mail with a link to the saved searches of an address.
set lock_timeout = '4s';

alter type public.mail_kind add value 'search_link';
