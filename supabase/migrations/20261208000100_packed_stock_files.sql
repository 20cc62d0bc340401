-- Accepts the rows of a stock file as compressed JSON: those of 10 MB would take too long to read in one go.
set lock_timeout = '4s';

alter table public.stock_files drop constraint stock_files_content_shape;
alter table public.stock_files add constraint stock_files_content_shape check (
  coalesce(jsonb_typeof(content -> 'headings'), '') = 'array' and case jsonb_typeof(content -> 'rows')
    when 'array' then jsonb_array_length(content -> 'rows') <= 12000
    else content ? 'packed' and jsonb_typeof(content -> 'packed') = 'string'
  end
);
