'use client';

import { ServerFunctionsContext, type ServerFunctionsContextType } from '@payloadcms/ui';
import { useContext, useMemo, type ReactNode } from 'react';

/** Wraps a server function so that it throws the error that the CMS returned, if any. */
const orFail =
  (ask: ServerFunctionsContextType['schedulePublish']): ServerFunctionsContextType['schedulePublish'] =>
  async (args) => {
    const answer = (await ask(args)) as { error?: string } | undefined;
    if (answer?.error) throw new Error(answer.error);
    return answer;
  };

/**
 * Wraps the admin: shows in the schedule form why a schedule was rejected. Payload's form would report success in any
 * case.
 */
export function ScheduleRefusal({ children }: { children: ReactNode }) {
  const functions = useContext(ServerFunctionsContext);
  const failing = useMemo(
    () => functions && { ...functions, schedulePublish: orFail(functions.schedulePublish) },
    [functions],
  );
  return failing ? (
    <ServerFunctionsContext.Provider value={failing}>{children}</ServerFunctionsContext.Provider>
  ) : (
    children
  );
}
