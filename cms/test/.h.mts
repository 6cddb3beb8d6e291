import { startCms } from '/work/main/cms/test/startCms';
const cms = await startCms({ port: Number(process.env.PORT), cron: true });
console.log(cms.url, process.pid);
