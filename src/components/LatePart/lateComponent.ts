import { lazy, type ComponentType } from 'react';
import type { LateCode } from '../../lib/lateCode';

/**
 * Creates a lazy component for code that is fetched on demand. React caches the first rejection of a lazy
 * component, so in browsers the promise never rejects. The build waits for every part and fails when one
 * cannot be loaded.
 */
export const lateComponent = <Props extends object>(late: LateCode<ComponentType<Props>>) =>
  lazy(async () => {
    const component = await (typeof window === 'undefined' ? late.load() : late.arrival);
    // JSX cannot render a component with generic props; the props are passed on unchanged.
    return { default: component as ComponentType<object> };
  });
