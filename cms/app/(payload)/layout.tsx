import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { limitEditLocks } from '../../payload-fixes/editLocks/limitEditLocks';
import { requireOwnName } from '../../payload-fixes/serverFunctionNames/requireOwnName';
import { mayUpdate } from '../../platform/access/mayUpdate';
import { schedulePublish } from '../../platform/editing/schedulePublish';
import { importMap } from './admin/importMap';
import './custom.scss';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  requireOwnName(args.name);
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: { 'form-state': limitEditLocks(mayUpdate), 'schedule-publish': schedulePublish },
  });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
