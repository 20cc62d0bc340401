'use client';

import { valuationSchema } from '@/lib/valuation/schema';
import { useSchemaForm } from '../forms/use-schema-form';
import { postedForm } from './posted-form';
import { ValuationFields, type ValuationFormProps } from './valuation-fields';

/** The valuation form with validation in the browser. */
export function ValuationForm(props: ValuationFormProps) {
  const { field, ...valuing } = useSchemaForm({ ...postedForm, schema: valuationSchema });
  return <ValuationFields {...props} of={valuing} field={field} />;
}
