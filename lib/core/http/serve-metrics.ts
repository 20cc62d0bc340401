import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { env } from '../../env';
import { logError } from '../logging/logger';

/**
 * Serves metrics, including those of the process, in Prometheus' text format at `/metrics` of a
 * port, on METRICS_HOST. If the port is occupied, logs that and continues without serving.
 */
export function serveMetrics(registry: Registry, port: number): Server {
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch (error) {
      logError('metrics', error);
      response.writeHead(500).end();
    }
  });
  server.on('error', (error) => logError('metrics', error));
  server.listen(port, env.metricsHost()).unref();
  return server;
}
