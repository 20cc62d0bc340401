-- Mails about nightly feeds. The new name may be used from the next migration on.
set lock_timeout = '4s';
alter type public.mail_kind add value 'stock_feed';
