import { lazy, type ComponentType } from 'react';
import type { CodeLoader } from '../../lib/createCodeLoader';

/**
 * Creates a lazy component whose code is loaded on demand. In browsers, its promise never rejects, because React caches
 * the first rejection and a retry would be impossible. During the build, the code is always loaded, and a failure to
 * load it fails the build.
 */
export const lazyComponent = <Props extends object>(loader: CodeLoader<ComponentType<Props>>) =>
  lazy(async () => {
    const component = await (typeof window === 'undefined' ? loader.load() : loader.arrival);
    // Cast because JSX cannot render a component with generic props. The props are passed on unchanged.
    return { default: component as ComponentType<object> };
  });
