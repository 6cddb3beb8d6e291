'use client';

import { ServerFunctionsContext, type ServerFunctionsContextType } from '@payloadcms/ui';
import { useContext, useMemo, type ReactNode } from 'react';

/** Fails with what the CMS answered, unless it did what it was asked. */
const orFail =
  (ask: ServerFunctionsContextType['schedulePublish']): ServerFunctionsContextType['schedulePublish'] =>
  async (args) => {
    const answer = (await ask(args)) as { error?: string } | undefined;
    if (answer?.error) throw new Error(answer.error);
    return answer;
  };

/** Shows in the form of a schedule why it was refused. Payload's form says that all went well, whatever the CMS answered. */
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
