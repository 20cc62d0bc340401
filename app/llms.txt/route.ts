import { llmsTxt, textFile } from '@/lib/seo/machine-files';

// Rendered per request, because the site's URL is run-time configuration.
export const dynamic = 'force-dynamic';

export const GET = () => textFile(llmsTxt());
