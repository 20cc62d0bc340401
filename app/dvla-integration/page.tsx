import type { Metadata } from 'next';
import { connection } from 'next/server';
import type { Status } from '@/components/registry/registry-status';
import { logError } from '@/lib/core/logging/logger';
import { paths } from '@/lib/paths';
import { registryState } from '@/lib/registry/endpoints';
import { getRegistryHealth } from '@/lib/registry/queries';
import type { Registry } from '@/lib/registry/types';
import { pageMetadata } from '@/lib/seo/metadata';
import { DvlaIntegration } from './view';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'DVLA integration and MOT history',
    description:
      'Which UK registries Forecourt asks about a car and whether they answer, what they know and what they do not, and the official services.',
    path: paths.dvlaIntegration,
  });
}

/** A registry's state and, unless the backend fails, its health. */
async function loadStatus(registry: Registry): Promise<Status> {
  const health = await getRegistryHealth(registry).catch((error: unknown) => {
    logError('registry health', error);
    return null;
  });
  return { state: registryState(registry), health };
}

export default async function DvlaIntegrationPage() {
  // Renders per request, so that configuration and times are current, not those of the build.
  await connection();
  const [dvla, dvsa] = await Promise.all([loadStatus('dvla'), loadStatus('dvsa')]);
  return <DvlaIntegration statuses={{ dvla, dvsa }} />;
}
