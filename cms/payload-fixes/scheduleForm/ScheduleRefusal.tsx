'use client';

import { ServerFunctionsContext, type ServerFunctionsContextType } from '@payloadcms/ui';
import { useContext, useMemo, type ReactNode } from 'react';

/** Throws the error that the CMS returned, if any. */
const orFail =
  (ask: ServerFunctionsContextType['schedulePublish']): ServerFunctionsContextType['schedulePublish'] =>
  async (args) => {
    const answer = (await ask(args)) as { error?: string } | undefined;
    if (answer?.error) throw new Error(answer.error);
    return answer;
  };

/** Shows the error of a rejected schedule in its form. Payload's form always reports success. */
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
