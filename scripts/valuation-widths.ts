// npm run valuation:widths: writes the widths of ranges on the demo's cars into the model card. Run it
// after a change of the catalogue; valuation:train does it too.
import { writeSiteWidths } from './valuation/site-widths';

writeSiteWidths(new Date().toISOString().slice(0, 10));
