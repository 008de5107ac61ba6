export async function checkWorkshop() {}
