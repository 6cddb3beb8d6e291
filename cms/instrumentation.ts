/** Next API: runs once when the server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { refuseToStart, startupFaults } = await import('./platform/env/startupFaults');
  const { integrations } = await import('./integrations/integrations.gen').catch((error: unknown) => {
    refuseToStart([error instanceof Error ? error.message : String(error)]);
    throw error;
  });
  const ofIntegrations = Object.values(integrations).flatMap(({ faults }) => faults ?? []);
  refuseToStart(startupFaults(process.env, ofIntegrations));
  const { prepareRequests } = await import('./platform/http/prepareRequests');
  prepareRequests({ servesPages: true });
}
