import { lazy, type ComponentType } from 'react';
import type { LateCode } from '../../lib/lateCode';

/**
 * A component whose code is fetched on demand, for React to wait for. React caches the first rejection of a lazy component, so in a
 * browser the promise never rejects. The build waits for every part, and fails with a part that cannot be loaded.
 */
export const lateComponent = <Props extends object>(late: LateCode<ComponentType<Props>>) =>
  lazy(async () => {
    const component = await (typeof window === 'undefined' ? late.load() : late.arrival);
    // JSX takes no component of a type parameter's properties; below it gets these very ones.
    return { default: component as ComponentType<object> };
  });
