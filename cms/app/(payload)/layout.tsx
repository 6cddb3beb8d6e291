import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { schedulePublish } from '../../platform/editing/schedulePublish';
import { requireOwnName } from '../../payload-fixes/serverFunctionNames/requireOwnName';
import { formState } from '../../platform/editing/formState';
import { importMap } from './admin/importMap';
import './custom.scss';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  requireOwnName(args.name);
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: { 'form-state': formState, 'schedule-publish': schedulePublish },
  });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
